/** The restaurant's own account: it may write, because it has a document in `staff`. */
export const staffAccount = {
  uid: 'sample-staff',
  email: 'staff@trespighe.example',
  password: 'impasto-24h',
  /** Its name in 'Ultime modifiche'. */
  nome: 'Sala',
} as const;

/** It can sign in, like anybody who registers with the public API key, but may not write anything. */
export const guestAccount = {
  uid: 'sample-ospite',
  email: 'ospite@trespighe.example',
  password: 'impasto-24h',
} as const;
