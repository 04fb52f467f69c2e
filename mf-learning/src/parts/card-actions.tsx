import { ApiError, logOnly } from '@ariane/shared/http'
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
import { ConfirmDialog, Modal } from '@ariane/shared/ui/overlay'
import { type FormEvent, type ReactNode, useState } from 'react'

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
  const [typed, setTyped] = useState(title)
  const [deleting, setDeleting] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function run(action: () => Promise<void>, said: string) {
    setBusy(true)
    setProblem(null)
    try {
      await action()
      showToast(said)
      onClose()
    } catch (error) {
      logOnly('card', error)
      setBusy(false)
      setDeleting(false)
      setProblem(error instanceof ApiError && error.code === 'full' ? text.full : text.failure)
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = typed.trim()
    if (wanted && !busy) void run(() => rename(wanted), text.renamed)
  }

  if (deleting)
    return (
      <ConfirmDialog
        sentence={text.confirm(title)}
        details={text.forGood}
        confirmLabel={text.remove}
        tone="danger"
        busy={busy}
        onConfirm={() => void run(remove, text.removed)}
        onCancel={() => setDeleting(false)}
      />
    )
  return (
    <Modal title={text.title} onClose={onClose} size="md">
      <VStack align="stretch" gap="4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <form onSubmit={submit}>
          <VStack align="stretch" gap="3">
            <FormField label={text.name} disabled={busy}>
              <Input value={typed} maxLength={LONGEST} onChange={event => setTyped(event.target.value)} />
            </FormField>
            <Button type="submit" variant="outline" disabled={busy || !typed.trim() || typed.trim() === title}>
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
