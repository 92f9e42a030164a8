import { useContainer, useStore } from 'vinport/react';

/** Renders who is signed in, in this or another tab. */
export function SignedInAs() {
  const user = useStore(useContainer().get('account'), (account) => account.user);
  return <p>{user === null ? 'You are a visitor.' : `You are ${user.first ?? user.email}.`}</p>;
}
