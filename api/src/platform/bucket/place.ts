/** Which bucket, where, and with which keys. */
export interface BucketPlace {
  endpoint: string
  region: string
  bucket: string
  /** Folder inside the bucket; empty for all of it. */
  prefix: string
  keys: { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
}

/** `s3://bucket` or `s3://bucket/folder` */
export const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*[\w-]))?\/?$/

/**
 * Reads a bucket's address and, by the names every S3 tool knows, the rest of it from the environment.
 * @returns the place, or the name of the setting that is missing or wrong; null when the address is none of a bucket
 */
export function bucketPlace(
  address: string,
  environment: Record<string, string | undefined>,
): BucketPlace | { wrong: string } | null {
  const [whole, bucket = '', prefix = ''] = BUCKET.exec(address) ?? []
  if (!whole) return null
  const {
    AWS_REGION: region = 'us-east-1',
    AWS_ENDPOINT_URL_S3: endpoint = `https://s3.${region}.amazonaws.com`,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = environment
  if (!accessKeyId) return { wrong: 'AWS_ACCESS_KEY_ID' }
  if (!secretAccessKey) return { wrong: 'AWS_SECRET_ACCESS_KEY' }
  if (!/^https?:\/\//.test(endpoint)) return { wrong: 'AWS_ENDPOINT_URL_S3' }
  return {
    endpoint,
    region,
    bucket,
    prefix,
    keys: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
  }
}
