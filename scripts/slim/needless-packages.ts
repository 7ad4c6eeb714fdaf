/** A package as a lock file lists it, by the folder it is in. */
export interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/**
 * The folders of a lock file's packages that none of the named packages needs, directly or through others. Optional peers count
 * as not needed: a package works without them.
 */
export function needlessPackages(
  named: readonly string[],
  packages: Readonly<Record<string, LockedPackage>>,
): readonly string[] {
  const needed = new Set<string>();
  const open = named.map((name) => findPackage('', name, packages));
  for (let folder = open.pop(); folder !== undefined || open.length > 0; folder = open.pop()) {
    if (folder === undefined || needed.has(folder)) continue;
    needed.add(folder);
    for (const name of neededBy(packages[folder] ?? {})) open.push(findPackage(folder, name, packages));
  }
  return Object.keys(packages).filter((folder) => folder !== '' && !needed.has(folder));
}

function neededBy(one: LockedPackage): string[] {
  const peers = Object.keys(one.peerDependencies ?? {}).filter(
    (name) => one.peerDependenciesMeta?.[name]?.optional !== true,
  );
  return [...Object.keys(one.dependencies ?? {}), ...Object.keys(one.optionalDependencies ?? {}), ...peers];
}

/** The folder that Node would find a package in, seen from another's; undefined where it is not installed. */
function findPackage(
  from: string,
  name: string,
  packages: Readonly<Record<string, LockedPackage>>,
): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
  }
}
