import { PICTURE_TYPES } from '../../domain/product/picture';

/** The types of the file input. Chrome and Edge on Android offer the camera only beside a type that they do not know. */
export function acceptedTypes(): string {
  const { userAgent } = navigator;
  const offersNoCamera =
    /Android.* Chrome\//.test(userAgent) && !/SamsungBrowser|OPR\/|; wv\)/.test(userAgent);
  return [...PICTURE_TYPES, ...(offersNoCamera ? ['image/camera'] : [])].join(',');
}
