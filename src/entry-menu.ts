import { startHeldCode } from './held-code';
import { openMenuAt } from './open-menu';

// A category page's first script: the question to Firestore is under way before React is downloaded, and the answer
// comes while it is.
openMenuAt(window.location.pathname).then(startHeldCode);
