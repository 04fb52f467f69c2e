import { useAction, useFields, useForm } from '@ariane/shared/form'
import { ApiError } from '@ariane/shared/http'
import {
  Button,
  FormField,
  type Icon,
  Input,
  Notice,
  PencilIcon,
  showToast,
  TrashIcon,
  VStack,
} from '@ariane/shared/ui'
import { ConfirmDialog, HelplineNotice, Modal } from '@ariane/shared/ui/overlay'
import { type ReactNode, useState } from 'react'

/** The contract's limit. */
const LONGEST = 120

type CardTexts = {
  title: string
  name: string
  rename: string
  remove: string
  renamed: string
  removed: string
  confirm: (title: string) => string
  forGood: string
  failure: string
  full: string
}

/** What a click does; `done` says so afterwards. */
type Action = { label: string; icon: Icon; done: string; run: () => Promise<void>; disabled?: boolean }

type Props = {
  title: string
  text: CardTexts
  rename: (title: string) => Promise<void>
  remove: () => Promise<void>
  /** What else can be done, a button each. */
  actions: readonly Action[]
  onClose: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** Rename, delete and what else is done to a card: one dialog, so that it serves a finger as well as a keyboard. */
export function CardActions({ title, text, rename, remove, actions, onClose, children }: Props) {
  const [deleting, setDeleting] = useState(false)
  const failure = (error: unknown) => (error instanceof ApiError && error.code === 'full' ? text.full : text.failure)
  const action = useAction('card', failure)
  const form = useForm({
    name: 'card',
    state: useFields({ title }),
    check: ({ title: typed }) => (typed.trim() ? { sent: typed.trim() } : { errors: {} }),
    send: wanted => finish(() => rename(wanted), text.renamed),
    failure,
  })
  const typed = form.values.title.trim()
  const busy = action.busy || form.busy
  const problem = action.problem ?? form.problem

  async function finish(work: () => Promise<void>, said: string) {
    await work()
    showToast(said)
    onClose()
  }
  const run = (work: () => Promise<void>, said: string) => action.run(() => finish(work, said))
  async function confirm() {
    if (!(await run(remove, text.removed))) setDeleting(false)
  }

  if (deleting)
    return (
      <ConfirmDialog
        sentence={text.confirm(title)}
        details={text.forGood}
        confirmLabel={text.remove}
        tone="danger"
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setDeleting(false)}
      />
    )
  return (
    <Modal title={text.title} onClose={onClose} size="md">
      <VStack align="stretch" gap="4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <form {...form.props}>
          <VStack align="stretch" gap="3">
            <FormField label={text.name} required disabled={busy}>
              <Input maxLength={LONGEST} {...form.input('title')} />
            </FormField>
            <HelplineNotice texts={[typed]} />
            <Button type="submit" variant="outline" disabled={busy || !typed || typed === title}>
              <PencilIcon aria-hidden />
              {text.rename}
            </Button>
          </VStack>
        </form>
        {actions.map(({ label, icon: ActionIcon, done, run: act, disabled }) => (
          <Button key={label} variant="outline" disabled={busy || disabled} onClick={() => void run(act, done)}>
            <ActionIcon aria-hidden />
            {label}
          </Button>
        ))}
        {children}
        <Button variant="outline" colorPalette="danger" disabled={busy} onClick={() => setDeleting(true)}>
          <TrashIcon aria-hidden />
          {text.remove}
        </Button>
      </VStack>
    </Modal>
  )
}
