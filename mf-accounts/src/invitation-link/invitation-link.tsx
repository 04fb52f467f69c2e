import { formatDate } from '@ariane/shared/dates'
import { useAction } from '@ariane/shared/form'
import { Box, Button, CopyIcon, FormField, Input, Notice } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages as text } from './messages.ts'

export type Invitation = { address: string; expiresAt: string }

/** The link of an invitation, which is shown once. */
export function InvitationLink({ address, expiresAt }: Invitation) {
  const [copied, setCopied] = useState(false)
  const copying = useAction('copy', text.copyFailure)
  const copy = () =>
    copying.run(async () => {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    })
  return (
    <Box>
      <FormField label={text.link} hint={text.hint(formatDate(expiresAt))} readOnly>
        <Input value={address} readOnly fontFamily="mono" onFocus={event => event.target.select()} />
      </FormField>
      <Button size="sm" variant="subtle" mt="3" onClick={() => void copy()}>
        <CopyIcon aria-hidden />
        {copied ? text.copied : text.copy}
      </Button>
      {copying.problem && <Notice tone="warning">{copying.problem}</Notice>}
    </Box>
  )
}
