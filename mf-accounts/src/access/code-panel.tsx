import { formatDate, formatTime } from '@ariane/shared/dates'
import { logOnly } from '@ariane/shared/http'
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
type Said = { tone: 'success' | 'error' | 'warning'; sentence: string }

/** The pupil's code, made on request: it lets one adult follow the pupil. */
export function CodePanel() {
  const loaded = useStore(code.$data)
  const [busy, setBusy] = useState(false)
  const [said, say] = useState<Said | null>(null)
  const [copied, setCopied] = useState(false)

  async function act(action: () => Promise<void>, done: Said | null) {
    setBusy(true)
    say(null)
    try {
      await action()
      say(done)
    } catch (error) {
      logOnly('link code', error)
      say({ tone: 'error', sentence: text.actionFailure })
    } finally {
      setBusy(false)
    }
  }
  async function copy(value: string) {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      setTimeout(() => setCopied(false), COPIED_MS)
    } catch {
      say({ tone: 'warning', sentence: text.copyFailure })
    }
  }

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
            loading={busy}
            loadingText={text.making}
            onClick={() => void act(makeCode, null)}
          >
            {shown ? text.another : text.make}
          </Button>
          {shown && (
            <Button
              variant="ghost"
              colorPalette="danger"
              disabled={busy}
              onClick={() => void act(revokeCode, { tone: 'success', sentence: text.revoked })}
            >
              {text.revoke}
            </Button>
          )}
        </HStack>
      )}
      {said && (
        <Box mt="4">
          <Notice tone={said.tone}>{said.sentence}</Notice>
        </Box>
      )}
      <Text role="status" srOnly>
        {copied ? text.copied : ''}
      </Text>
    </Panel>
  )
}
