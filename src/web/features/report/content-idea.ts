/** An idea's first line is its title, what follows is how to do it. */
export function splitIdea(idea: string): { readonly title: string; readonly body: string } {
  const [title = '', ...rest] = idea.trim().split('\n');
  return { title: title.trim(), body: rest.join('\n').trim() };
}
