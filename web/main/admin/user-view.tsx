/** One person. */
export function UserView({ userId }: { readonly userId: string }) {
  return <h1>{userId}</h1>;
}
