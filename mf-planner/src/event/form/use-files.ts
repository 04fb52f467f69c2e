import { lookup } from '@ariane/shared/catalogue'
import { $activeUser, $session, map, useDraft, useStore } from '@ariane/shared/session'
import { isKept } from './files.ts'
import type { Attachment } from './links.ts'

/** Files as they were chosen, also those too large for the device, while the page is open and the user is signed in. */
const $chosen = map<Record<string, readonly Attachment[] | undefined>>({})
$session.listen(({ status }) => status === 'signedIn' || $chosen.set({}))

/** The documents of an event until they are saved; undefined while they are unchanged. */
export function useFiles(name: string, stored: readonly Attachment[]) {
  const uid = useStore($activeUser)?.uid ?? ''
  const key = `${uid} ${name}`
  const [draft, setDraft, dropDraft] = useDraft<readonly Attachment[] | null>(`${name}:files`, null)
  const chosen = lookup(useStore($chosen), key) ?? draft
  return {
    files: chosen ?? stored,
    chosen: chosen ?? undefined,
    isKept: !chosen || isKept(chosen),
    set(files: readonly Attachment[]) {
      $chosen.setKey(key, files)
      if (isKept(files)) setDraft(files)
      else dropDraft()
    },
    drop() {
      $chosen.setKey(key, undefined)
      dropDraft()
    },
  }
}
