import { createContext, type ReactNode, useContext } from 'react';

/** The signed-in operator. An owner may do everything, support may read and help. */
export interface SignedInOperator {
  readonly id: string;
  readonly email: string;
  readonly isOwner: boolean;
}

const OperatorContext = createContext<SignedInOperator | null>(null);

export function OperatorProvider({
  operator,
  children,
}: {
  readonly operator: SignedInOperator;
  readonly children: ReactNode;
}) {
  return <OperatorContext value={operator}>{children}</OperatorContext>;
}

/** The signed-in operator. Throws outside of the admin screens: none of them renders before the role is known. */
export function useOperator(): SignedInOperator {
  const operator = useContext(OperatorContext);
  if (operator === null) throw new Error('There is no operator outside of the administration.');
  return operator;
}
