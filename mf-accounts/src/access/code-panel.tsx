import { formatDate, formatTime } from '@ariane/shared/dates'
import { useAction } from '@ariane/shared/form'
import { useStore } from '@ariane/shared/session'
import {
  Box,
  Button,
  CopyIcon,
  ErrorState,
  HStack,
  LinkIcon,
  LoadingState,
  Notice,
  Panel,
  Text,
} from '@ariane/shared/ui'
import { useState } from 'react'
import { formatCode } from '../students/rules.ts'
import { messages } from './messages.ts'
import { code, makeCode, revokeCode } from './store.ts'

const text = messages.code
const COPIED_MS = 2000

/** The pupil's code, made on request: it lets one adult follow the pupil. */
export function CodePanel() {
  const loaded = useStore(code.$data)
  const action = useAction('link code', text.actionFailure)
  const copying = useAction('copy', text.copyFailure)
  const [isRevoked, setRevoked] = useState(false)
  const [copied, setCopied] = useState(false)

  function act(work: () => Promise<void>, revokes: boolean) {
    copying.clear()
    setRevoked(false)
    return action.run(async () => {
      await work()
      setRevoked(revokes)
    })
  }
  const copy = (value: string) =>
    copying.run(async () => {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      setTimeout(() => setCopied(false), COPIED_MS)
    })

  const shown = loaded.state === 'ready' && loaded.data ? formatCode(loaded.data.code) : null
  return (
    <Panel title={text.title} icon={<LinkIcon />}>
      <Text color="ink.muted" mb="4" maxW="prose">
        {text.lead}
      </Text>
      {loaded.state === 'loading' && <LoadingState label={text.loading} />}
      {loaded.state === 'failed' && <ErrorState message={text.failure} onRetry={() => void code.reload()} />}
      {loaded.state === 'ready' && loaded.data && shown && (
        <Box bg="brand.subtle" borderRadius="l2" p="5" mb="4">
          <Text color="ink.muted" textStyle="sm">
            {text.label}
          </Text>
          <Text as="output" display="block" fontFamily="mono" fontWeight="bold" textStyle="3xl" letterSpacing="wider">
            {shown}
          </Text>
          <Text>{text.until(formatDate(loaded.data.expiresAt), formatTime(loaded.data.expiresAt))}</Text>
        </Box>
      )}
      {loaded.state === 'ready' && (
        <HStack gap="3" wrap="wrap">
          {shown && (
            <Button variant="outline" onClick={() => void copy(shown)}>
              <CopyIcon aria-hidden />
              {copied ? text.copied : text.copy}
            </Button>
          )}
          <Button
            variant={shown ? 'ghost' : 'solid'}
            loading={action.busy}
            loadingText={text.making}
            onClick={() => void act(makeCode, false)}
          >
            {shown ? text.another : text.make}
          </Button>
          {shown && (
            <Button
              variant="ghost"
              colorPalette="danger"
              disabled={action.busy}
              onClick={() => void act(revokeCode, true)}
            >
              {text.revoke}
            </Button>
          )}
        </HStack>
      )}
      <Box mt="4" _empty={{ display: 'none' }}>
        {action.problem && <Notice tone="error">{action.problem}</Notice>}
        {copying.problem && <Notice tone="warning">{copying.problem}</Notice>}
        {isRevoked && <Notice tone="success">{text.revoked}</Notice>}
      </Box>
      <Text role="status" srOnly>
        {copied ? text.copied : ''}
      </Text>
    </Panel>
  )
}
