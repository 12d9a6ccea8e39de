import { DOWNLOAD_URL } from '../../src/domain/product/picture';

/**
 * Whether the rules should accept `url` as a new picture: a download URL of an object below images/ in `bucket`.
 * @param bucket the bucket's name, without 'gs://'
 */
export function isImageUrl(url: string, bucket: string): boolean {
  return DOWNLOAD_URL.exec(url)?.[2] === bucket;
}
