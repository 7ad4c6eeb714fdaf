/** An email address, or another text, that wraps after its @ before anywhere else. Copied, it stays as it is. */
export function MailAddress({ children }: { readonly children: string }) {
  const end = children.indexOf('@') + 1;
  return (
    <>
      {children.slice(0, end)}
      <wbr />
      {children.slice(end)}
    </>
  );
}
