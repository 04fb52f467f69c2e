import type { PathSummary } from '@ariane/shared/contracts/learning'
import { ApiError, logOnly } from '@ariane/shared/http'
import { Button, CopyIcon, FormField, Input, Notice, PencilIcon, showToast, TrashIcon, VStack } from '@ariane/shared/ui'
import { ConfirmDialog, Modal } from '@ariane/shared/ui/overlay'
import { type FormEvent, useState } from 'react'
import { messages } from '../../messages.ts'
import { PrintLink } from '../../path/print/print-link.tsx'
import { pathCards } from '../../stores/path-cards.ts'
import { clickOf } from '../rules.ts'

const text = messages.revisions.actions
/** The contract's limit. */
const LONGEST = 120

/** Rename, duplicate, delete: one dialog, so that it serves a finger as well as a keyboard. */
export default function PathActions({ path, onClose }: { path: PathSummary; onClose: () => void }) {
  const [title, setTitle] = useState(path.title)
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
      logOnly('path card', error)
      setBusy(false)
      setDeleting(false)
      setProblem(error instanceof ApiError && error.code === 'full' ? messages.revisions.full : text.failure)
    }
  }
  function rename(event: FormEvent) {
    event.preventDefault()
    const wanted = title.trim()
    if (wanted && !busy) void run(() => pathCards.rename(path.id, wanted), text.renamed)
  }

  if (deleting)
    return (
      <ConfirmDialog
        sentence={text.confirm(path.title)}
        details={text.forGood}
        confirmLabel={text.remove}
        tone="danger"
        busy={busy}
        onConfirm={() => void run(() => pathCards.remove(path.id), text.removed)}
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
              <Input value={title} maxLength={LONGEST} onChange={event => setTitle(event.target.value)} />
            </FormField>
            <Button type="submit" variant="outline" disabled={busy || !title.trim() || title.trim() === path.title}>
              <PencilIcon aria-hidden />
              {text.rename}
            </Button>
          </VStack>
        </form>
        <Button
          variant="outline"
          disabled={busy || clickOf(path.status) !== 'play'}
          onClick={() => void run(() => pathCards.duplicate(path.id), text.duplicated)}
        >
          <CopyIcon aria-hidden />
          {text.duplicate}
        </Button>
        {clickOf(path.status) === 'play' && <PrintLink id={path.id} variant="outline" />}
        <Button variant="outline" colorPalette="danger" disabled={busy} onClick={() => setDeleting(true)}>
          <TrashIcon aria-hidden />
          {text.remove}
        </Button>
      </VStack>
    </Modal>
  )
}
