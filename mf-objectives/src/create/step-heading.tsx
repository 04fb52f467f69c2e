import { Stepper } from '@ariane/shared/ui/overlay'
import type { Draft } from './draft.ts'
import { messages } from './messages.ts'

const STEPS = 3

/** The current step and its question, or the task that is edited. */
export function StepHeading({ draft: { step, editing, title } }: { draft: Draft }) {
  const editor = editing && (editing.key === null ? messages.editor.add : messages.editor.edit)
  return (
    <Stepper
      label={messages.step(step)}
      step={step}
      count={STEPS}
      title={editor ?? messages.heading[step]}
      hint={editor ? messages.forGoal(title.trim()) : messages.hint[step]}
      view={editing ? `task ${editing.key}` : `step ${step}`}
      first={step > 1 || editing !== null}
    />
  )
}
