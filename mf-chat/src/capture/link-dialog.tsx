import { useFields, useForm } from '@ariane/shared/form'
import { Button, FormField, Input, LinkIcon } from '@ariane/shared/ui'
import { Modal } from '@ariane/shared/ui/overlay'
import { normalizeAddress } from './link.ts'
import { messages as text } from './messages.ts'

type Props = { onLink: (address: string) => void; onClose: () => void }

/** A link is sent as text; nothing of the page behind it is fetched. */
export function LinkDialog({ onLink, onClose }: Props) {
  const form = useForm({
    name: 'chat link',
    state: useFields({ address: '' }),
    check: ({ address }) => {
      const sent = normalizeAddress(address)
      return sent ? { sent } : { errors: { address: text.linkWrong } }
    },
    send: onLink,
    failure: text.linkWrong,
  })
  const footer = (
    <>
      <Button variant="ghost" colorPalette="neutral" onClick={onClose}>
        {text.cancel}
      </Button>
      <Button type="submit" form="chat-link" disabled={!form.values.address.trim()}>
        <LinkIcon aria-hidden />
        {text.linkAdd}
      </Button>
    </>
  )
  return (
    <Modal title={text.linkTitle} onClose={onClose} footer={footer}>
      <form id="chat-link" {...form.props}>
        <FormField label={text.linkLabel} required hint={text.linkHint} error={form.errors.address}>
          <Input type="url" inputMode="url" autoComplete="off" {...form.input('address')} />
        </FormField>
      </form>
    </Modal>
  )
}
