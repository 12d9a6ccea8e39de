import { imageLocation, type PictureStore, STORAGE_ORIGIN } from '../../domain/product/picture';
import { emulators, firebaseConfig } from '../config';

/** Where this project's pictures are. */
export const ownStore: PictureStore = {
  origin: emulators ? `http://${emulators.host}:${emulators.storagePort}` : STORAGE_ORIGIN,
  bucket: firebaseConfig.storageBucket ?? '',
};

/** Whether a URL is that of a picture in this project's bucket. */
export const isOwnPicture = (url: string): boolean => imageLocation(url, ownStore) !== null;
