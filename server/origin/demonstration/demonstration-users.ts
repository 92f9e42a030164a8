/** The users of the demonstration set. Their passwords are public and printed at startup. */
export const demonstrationUsers = [
  {
    id: 'demonstration-user',
    email: 'user@demo.vinport.example',
    password: 'demo-password-1',
    first: 'Demo',
    last: 'User',
    userType: 'user',
    credits: { vhr: 5, sticker: 5, global: 5 },
  },
  {
    id: 'demonstration-dealer',
    email: 'dealer@demo.vinport.example',
    password: 'demo-password-1',
    first: 'Demo',
    last: 'Dealer',
    userType: 'dealer',
    credits: { vhr: 25, sticker: 25, global: 25 },
  },
] as const;
