import { useDraft } from '@ariane/shared/session'
import { changes, overtaken, shown, type Typed, type, untouched } from './typed.ts'

/**
 * Fields that are edited while others may edit them too, kept on the device until they are saved. Gives what to show,
 * how to type, what to save, the fields somebody else changed meanwhile, and how to drop what was typed.
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
