import { ApiError, logOnly } from '@ariane/shared/http'
import { Button, CopyIcon, FormField, Input, Notice, PencilIcon, showToast, TrashIcon, VStack } from '@ariane/shared/ui'
import { ConfirmDialog, Modal } from '@ariane/shared/ui/overlay'
import { type FormEvent, type ReactNode, useState } from 'react'

/** The contract's limit. */
const LONGEST = 120

type CardTexts = {
  title: string
  name: string
  rename: string
  duplicate: string
  remove: string
  renamed: string
  duplicated: string
  removed: string
  confirm: (title: string) => string
  forGood: string
  failure: string
  full: string
}

type Props = {
  title: string
  text: CardTexts
  /** Something to copy is there. */
  canDuplicate: boolean
  actions: {
    rename: (title: string) => Promise<void>
    duplicate: () => Promise<void>
    remove: () => Promise<void>
  }
  onClose: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** Rename, duplicate, delete: one dialog, so that it serves a finger as well as a keyboard. */
export function CardActions({ title, text, canDuplicate, actions, onClose, children }: Props) {
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
  function rename(event: FormEvent) {
    event.preventDefault()
    const wanted = typed.trim()
    if (wanted && !busy) void run(() => actions.rename(wanted), text.renamed)
  }

  if (deleting)
    return (
      <ConfirmDialog
        sentence={text.confirm(title)}
        details={text.forGood}
        confirmLabel={text.remove}
        tone="danger"
        busy={busy}
        onConfirm={() => void run(actions.remove, text.removed)}
        onCancel={() => setDeleting(false)}
      />
    )
  return (
    <Modal title={text.title} onClose={onClose} size="md">
      <VStack align="stretch" gap="4">
        {problem && <Notice tone="error">{problem}</Notice>}
        <form onSubmit={rename}>
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
        <Button
          variant="outline"
          disabled={busy || !canDuplicate}
          onClick={() => void run(actions.duplicate, text.duplicated)}
        >
          <CopyIcon aria-hidden />
          {text.duplicate}
        </Button>
        {children}
        <Button variant="outline" colorPalette="danger" disabled={busy} onClick={() => setDeleting(true)}>
          <TrashIcon aria-hidden />
          {text.remove}
        </Button>
      </VStack>
    </Modal>
  )
}
