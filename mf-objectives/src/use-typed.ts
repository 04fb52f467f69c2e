import { useDraft } from '@ariane/shared/session'
import { changes, overtaken, shown, type Typed, type, untouched } from './typed.ts'

/**
 * Fields that several users may edit, stored on the device until they are saved. Returns what to show, how to edit,
 * what to save, the fields that another user changed meanwhile, and how to drop the edits.
 */
export function useTyped<T>(name: string, current: T) {
  const [stored, setDraft, drop] = useDraft<Typed<T> | null>(name, null)
  const draft = stored ?? untouched<T>()
  return {
    value: shown(draft, current),
    set: (part: Partial<T>) => setDraft(type(draft, current, part)),
    changes: changes(draft, current),
    isChanged: Object.keys(changes(draft, current)).length > 0,
    overtaken: overtaken(draft, current),
    drop,
  }
}
