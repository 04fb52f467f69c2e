import { Button, FormField, Input, LinkIcon } from '@ariane/shared/ui'
import { Modal } from '@ariane/shared/ui/overlay'
import { type SubmitEvent, useState } from 'react'
import { normalizeAddress } from './link.ts'
import { messages as text } from './messages.ts'

type Props = { onLink: (address: string) => void; onClose: () => void }

/** A link is sent as text; nothing of the page behind it is fetched. */
export function LinkDialog({ onLink, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = normalizeAddress(typed)
    if (address) onLink(address)
    else setWrong(true)
  }
  const footer = (
    <>
      <Button variant="ghost" colorPalette="neutral" onClick={onClose}>
        {text.cancel}
      </Button>
      <Button type="submit" form="chat-link" disabled={!typed.trim()}>
        <LinkIcon aria-hidden />
        {text.linkAdd}
      </Button>
    </>
  )
  return (
    <Modal title={text.linkTitle} onClose={onClose} footer={footer}>
      <form id="chat-link" onSubmit={submit} noValidate>
        <FormField label={text.linkLabel} hint={text.linkHint} error={wrong && text.linkWrong}>
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setWrong(false)
            }}
          />
        </FormField>
      </form>
    </Modal>
  )
}
