import type { FoundAccount } from '@ariane/shared/contracts/installation'
import { RESET_FRAGMENT } from '@ariane/shared/contracts/passwords'
import { useAction } from '@ariane/shared/form'
import { Box, Button, CheckIcon, CopyIcon, Notice, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog, Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { formatInstant } from '../health/format-instant.ts'
import { messages } from './messages.ts'
import { makeReset } from './store.ts'

const text = messages.accounts
type Made = { link: string; expiresAt: string }

/** Asks before a link for a new password is made, then shows it once. */
export function ResetDialog({ account, onClose }: { account: FoundAccount; onClose: () => void }) {
  const { userId, fullName } = account
  const [made, setMade] = useState<Made | null>(null)
  const action = useAction('reset link', text.actFailed)
  if (made) return <Shown name={fullName} made={made} onClose={onClose} />
  const make = () =>
    action.run(async () => {
      const { token, expiresAt } = await makeReset(userId)
      setMade({ link: `${location.origin}/#${RESET_FRAGMENT}=${token}`, expiresAt })
    })
  return (
    <ConfirmDialog
      sentence={text.resetSentence(fullName)}
      details={
        <VStack gap="4" align="stretch">
          <Text>{text.resetDetails}</Text>
          {action.problem && <Notice tone="error">{action.problem}</Notice>}
        </VStack>
      }
      confirmLabel={text.make}
      busy={action.busy}
      onConfirm={() => void make()}
      onCancel={onClose}
    />
  )
}

function Shown({ name, made: { link, expiresAt }, onClose }: { name: string; made: Made; onClose: () => void }) {
  const [copied, setCopied] = useState(false)
  const copying = useAction('copy', text.copyFailed)
  const copy = () =>
    copying.run(async () => {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    })
  return (
    <Modal insistent title={text.link(name)} onClose={onClose}>
      <VStack gap="4" align="stretch">
        <Text>{text.linkLead(formatInstant(expiresAt))}</Text>
        <Box bg="brand.subtle" borderRadius="l2" p="4">
          <Text as="output" display="block" fontFamily="mono" overflowWrap="anywhere">
            {link}
          </Text>
        </Box>
        {copying.problem && <Notice tone="error">{copying.problem}</Notice>}
        <Button variant="outline" alignSelf="start" onClick={() => void copy()}>
          {copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
          {copied ? text.copied : text.copy}
        </Button>
        <Button alignSelf="start" onClick={onClose}>
          {text.close}
        </Button>
      </VStack>
    </Modal>
  )
}
