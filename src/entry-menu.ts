import { openMenuAt } from './open-menu';

// A category page's first script: the question to Firestore is under way while React is still being downloaded.
openMenuAt(window.location.pathname);
