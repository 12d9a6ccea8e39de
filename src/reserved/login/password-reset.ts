/** What every address looks like; whether it exists is for the mail to find out. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a text can be an e-mail address: a slip of the finger must not be answered with 'riceverai'. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text);
}
