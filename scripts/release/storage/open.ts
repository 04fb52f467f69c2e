import path from 'node:path'
import { openBucket } from '../../../api/src/platform/bucket/bucket.ts'
import { bucketPlace } from '../../../api/src/platform/bucket/place.ts'
import { messages } from '../messages.ts'
import { bucketStorage } from './bucket.ts'
import { folderStorage } from './folder.ts'
import type { Storage } from './storage.ts'

/** The storage that RELEASE_STORAGE names: `s3://bucket/folder`, or a folder. Throws when a setting is missing. */
export function openStorage(environment: Record<string, string | undefined>, otherwise: string): Storage {
  const address = environment.RELEASE_STORAGE || otherwise
  const place = bucketPlace(address, environment)
  if (place && 'wrong' in place) throw new Error(messages.missingSetting(address, place.wrong))
  if (place) return bucketStorage(openBucket(place))
  if (address.includes('://')) throw new Error(messages.notAPlace(address))
  return folderStorage(path.resolve(address))
}
