/** The restaurant's own account: it may write, because it has a document in `staff`. */
export const staffAccount = {
  uid: 'sample-staff',
  email: 'staff@trespighe.example',
  password: 'impasto-24h',
  /** What 'Ultime modifiche' calls it. */
  nome: 'Sala',
} as const;

/** Can sign in, like anybody who registered with the public API key, and may write nothing. */
export const guestAccount = {
  uid: 'sample-ospite',
  email: 'ospite@trespighe.example',
  password: 'impasto-24h',
} as const;
