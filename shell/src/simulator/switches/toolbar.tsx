import { useStore } from '@ariane/shared/session'
import {
  Badge,
  Box,
  Button,
  CopyIcon,
  HStack,
  Notice,
  RefreshIcon,
  SettingsIcon,
  showToast,
  Text,
} from '@ariane/shared/ui'
import { useId, useState } from 'react'
import { AccountForm } from './account-form.tsx'
import { messages } from './messages.ts'
import { NetworkForm } from './network-form.tsx'
import { $switches } from './state.ts'
import { listUnknownWords, NONE, withSwitches } from './switches.ts'

async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href)
    showToast(messages.copied)
  } catch {
    showToast(messages.copyFailed, { tone: 'error' })
  }
}

const reset = () => location.assign(withSwitches(location.pathname + location.search + location.hash, NONE))

/** The active switches, always in sight, with how to share, reset and change them. */
export function SwitchesToolbar({ remote }: { remote: string }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const active = messages.active(useStore($switches))
  return (
    <>
      {listUnknownWords(location.search).map(unknown => (
        <Notice key={unknown.name} tone="warning">
          {messages.unknown(unknown)}
        </Notice>
      ))}
      <HStack gap="2" wrap="wrap" justify="space-between">
        {active.length > 0 ? (
          <HStack as="ul" aria-label={messages.label} gap="2" wrap="wrap" listStyleType="none">
            {active.map(line => (
              <li key={line}>
                <Badge colorPalette="warning" size="md" whiteSpace="normal" overflowWrap="anywhere">
                  {line}
                </Badge>
              </li>
            ))}
          </HStack>
        ) : (
          <Text textStyle="sm" color="ink.muted">
            {messages.none}
          </Text>
        )}
        <HStack gap="2" wrap="wrap">
          <Button size="sm" variant="outline" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            <SettingsIcon aria-hidden /> {messages.open}
          </Button>
          <Button size="sm" variant="outline" onClick={() => void copyLink()}>
            <CopyIcon aria-hidden /> {messages.copy}
          </Button>
          <Button size="sm" variant="outline" disabled={active.length === 0} onClick={reset}>
            <RefreshIcon aria-hidden /> {messages.reset}
          </Button>
        </HStack>
      </HStack>
      <Box id={id} hidden={!open}>
        {open && (
          <Box display="grid" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4" py="3">
            <AccountForm remote={remote} />
            <NetworkForm />
          </Box>
        )}
      </Box>
    </>
  )
}
