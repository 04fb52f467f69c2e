import { formatDate } from '@ariane/shared/dates'
import { useAction } from '@ariane/shared/form'
import { Box, Button, CopyIcon, FormField, Input, Notice } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from '../messages.ts'

const text = messages.teachers

/** The link of an invitation, which is shown once. */
export function InvitationLink({ address, expiresAt }: { address: string; expiresAt: string }) {
  const [copied, setCopied] = useState(false)
  const copying = useAction('copy', text.copyFailure)
  const copy = () =>
    copying.run(async () => {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    })
  return (
    <Box mb="4">
      <FormField label={text.link} hint={text.linkHint(formatDate(expiresAt))} readOnly>
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
