import { initializeApp } from 'firebase/app';
import { firebaseConfig } from '../config';

/** The Firebase app of this page. Each service is created by the module that uses it. */
export const app = initializeApp(firebaseConfig);
