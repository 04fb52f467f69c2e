import { useStore } from '@nanostores/react'
import { map } from 'nanostores'
import { useCallback, useEffect } from 'react'
import { lookup } from '../catalogue/lookup.ts'
import { draftKey } from './draft-storage.ts'
import { readMedia, type StoredMedia, writeValue } from './media-storage.ts'
import { $activeUser, $session } from './session.ts'

/** The media by key: undefined until read from the device, null for none. It works without storage too. */
const $media = map<Record<string, StoredMedia | null | undefined>>({})
/** Keys whose latest value could not be stored. */
const $lost = map<Record<string, boolean | undefined>>({})

$session.listen(({ status }) => {
  if (status === 'signedIn') return
  $media.set({})
  $lost.set({})
})

/**
 * A photo, a document or a sound that survives a reload, a failed call and a lost session: stored on the device for the
 * active user, removed at sign-out. `media` is undefined while it is read, null for none; `isKept` is false where the
 * device could not store it and it lives on this page only; `set(null)` removes it.
 */
export function useMediaDraft(name: string) {
  const session = useStore($session)
  const uid = useStore($activeUser)?.uid ?? ''
  const owner = session.status === 'signedIn' ? session.user.uid : ''
  const key = draftKey({ owner, uid }, name)
  const media = lookup(useStore($media), key)
  const isKept = !lookup(useStore($lost), key)

  useEffect(() => {
    if (!owner || media !== undefined) return
    void readMedia(key).then(found => {
      if (lookup($media.get(), key) === undefined) $media.setKey(key, found)
    })
  }, [key, owner, media])

  const set = useCallback(
    (next: StoredMedia | null) => {
      if (!owner) return
      $media.setKey(key, next)
      void writeValue(key, next ?? undefined).then(kept => {
        if (lookup($media.get(), key) === next) $lost.setKey(key, !kept && next !== null)
      })
    },
    [key, owner],
  )
  return { media, isKept, set }
}
