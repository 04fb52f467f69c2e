import { useAction } from '@ariane/shared/form'
import { Box, Button, CheckIcon, CopyIcon, HStack, IconButton, Notice, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import type { Credentials } from './credentials-storage.ts'
import { messages } from './messages.ts'

const text = messages.credentials
/** S1 §2: copying one value is confirmed for 1 s, copying both for 2 s. */
const COPIED_ONE_MS = 1000
const COPIED_BOTH_MS = 2000

/** Shown once, right after an anonymous registration. */
export function CredentialsCard({ credentials, onNoted }: { credentials: Credentials; onNoted: () => void }) {
  const [copied, setCopied] = useState<string | null>(null)
  const copying = useAction('copy', text.copyFailure)

  // On plain http or without permission, the pupil is asked to write them down.
  const copy = (what: string, value: string, duration: number) =>
    copying.run(async () => {
      await navigator.clipboard.writeText(value)
      setCopied(what)
      setTimeout(() => setCopied(current => (current === what ? null : current)), duration)
    })

  const rows = [
    { label: text.username, value: credentials.username },
    { label: text.password, value: credentials.password },
  ]
  return (
    <VStack gap="5" align="stretch">
      <Text>{text.lead}</Text>
      <Box as="dl" bg="bg.subtle" borderRadius="l2" p="4">
        {rows.map(({ label, value }) => (
          <HStack key={label} justify="space-between" gap="3" py="1">
            <Box minW="0">
              <Text as="dt" color="ink.muted" textStyle="sm">
                {label}
              </Text>
              <Text as="dd" fontFamily="mono" fontWeight="bold" textStyle="lg" overflowWrap="anywhere">
                {value}
              </Text>
            </Box>
            <IconButton
              variant="ghost"
              aria-label={copied === label ? text.copied : text.copy(label)}
              onClick={() => void copy(label, value, COPIED_ONE_MS)}
            >
              {copied === label ? <CheckIcon /> : <CopyIcon />}
            </IconButton>
          </HStack>
        ))}
      </Box>
      {copying.problem && <Notice tone="warning">{copying.problem}</Notice>}
      <Button
        variant="outline"
        onClick={() =>
          void copy('all', rows.map(({ label, value }) => `${label} : ${value}`).join('\n'), COPIED_BOTH_MS)
        }
      >
        {copied === 'all' ? text.copied : text.copyAll}
      </Button>
      <Text role="status" srOnly>
        {copied ? text.copied : ''}
      </Text>
      <Button size="lg" onClick={onNoted}>
        {text.enter}
      </Button>
    </VStack>
  )
}
