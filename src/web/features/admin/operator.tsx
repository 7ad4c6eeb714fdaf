import { createContext, type ReactNode, useContext } from 'react';

/** Who works in the operator's rooms. An owner may do everything, support may look and help. */
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

/** The operator at work. Throws outside of the operator's rooms: no screen there renders before the role is known. */
export function useOperator(): SignedInOperator {
  const operator = useContext(OperatorContext);
  if (operator === null) throw new Error('There is no operator outside of the administration.');
  return operator;
}
