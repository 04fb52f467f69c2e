import { PRODUCT } from '@ariane/shared/catalogue'
import { useAction } from '@ariane/shared/form'
import {
  Box,
  Button,
  CheckIcon,
  CopyIcon,
  DownloadIcon,
  EyeIcon,
  EyeOffIcon,
  Flex,
  HStack,
  IconButton,
  Logo,
  Notice,
  PrinterIcon,
  Text,
  VStack,
} from '@ariane/shared/ui'
import { useState } from 'react'
import { type Credentials, saveAsFile } from './credentials-storage.ts'
import { messages } from './messages.ts'

const text = messages.credentials
/** S1 §2: copying one value is confirmed for 1 s, copying both for 2 s. */
const COPIED_ONE_MS = 1000
const COPIED_BOTH_MS = 2000
/** Printing shows the card alone, dark on white, whatever else is open. */
const onPaper = {
  '@media print': {
    'body:has(&) *': { visibility: 'hidden' },
    'body &, body & *': { visibility: 'visible', color: '#000', background: '#fff' },
    position: 'fixed',
    inset: '1rem auto auto 1rem',
    width: '20rem',
  },
} as const

type Props = {
  credentials: Credentials
  /** The pupil chose the password: it is shown on demand. */
  typed?: boolean
  onNoted: () => void
}

/** Shown once, right after a registration without an address: to copy, print or keep. */
export function CredentialsCard({ credentials, typed = false, onNoted }: Props) {
  const [copied, setCopied] = useState<string | null>(null)
  const [shown, setShown] = useState(!typed)
  const copying = useAction('copy', text.copyFailure)

  // On plain http or without permission, the pupil is asked to write them down.
  const copy = (what: string, value: string, duration: number) =>
    copying.run(async () => {
      await navigator.clipboard.writeText(value)
      setCopied(what)
      setTimeout(() => setCopied(current => (current === what ? null : current)), duration)
    })

  const rows = [
    { label: text.username, value: credentials.username, secret: false },
    { label: text.password, value: credentials.password, secret: true },
  ]
  const all = rows.map(({ label, value }) => `${label}\u00a0: ${value}`).join('\n')
  return (
    <VStack gap="4" align="stretch">
      <Text>{typed ? text.typedLead : text.lead}</Text>
      <Box borderWidth="2.5px" borderStyle="dashed" borderColor="accent.solid" borderRadius="l3" p="4" css={onPaper}>
        <HStack gap="3" mb="2">
          <Logo size={28} />
          <Text fontWeight="bold">{PRODUCT.name}</Text>
        </HStack>
        <dl>
          {rows.map(({ label, value, secret }) => (
            <Box key={label} py="1">
              <Text as="dt" color="ink.muted" textStyle="sm">
                {label}
              </Text>
              <HStack as="dd" justify="space-between" gap="2">
                <Text minW="0" fontFamily="mono" fontWeight="bold" textStyle="lg" overflowWrap="anywhere">
                  {secret && !shown ? <Hidden /> : value}
                </Text>
                <HStack gap="0" flexShrink="0" css={{ '@media print': { display: 'none' } }}>
                  {secret && typed && (
                    <IconButton
                      variant="ghost"
                      aria-label={shown ? messages.hidePassword : messages.showPassword}
                      onClick={() => setShown(!shown)}
                    >
                      {shown ? <EyeOffIcon /> : <EyeIcon />}
                    </IconButton>
                  )}
                  <IconButton
                    variant="ghost"
                    aria-label={copied === label ? text.copied : text.copy(label)}
                    onClick={() => void copy(label, value, COPIED_ONE_MS)}
                  >
                    {copied === label ? <CheckIcon /> : <CopyIcon />}
                  </IconButton>
                </HStack>
              </HStack>
            </Box>
          ))}
        </dl>
        {typed && (
          <Text color="ink.muted" textStyle="sm" mt="2">
            {text.help}
          </Text>
        )}
      </Box>
      {copying.problem && <Notice tone="warning">{copying.problem}</Notice>}
      <Flex gap="2" wrap="wrap">
        <Button
          flex="1 1 9rem"
          variant="outline"
          onClick={() => {
            // A hidden password would be missing on paper.
            setShown(true)
            requestAnimationFrame(() => window.print())
          }}
        >
          <PrinterIcon aria-hidden />
          {text.print}
        </Button>
        <Button flex="1 1 9rem" variant="outline" onClick={() => saveAsFile(text.file, all)}>
          <DownloadIcon aria-hidden />
          {text.save}
        </Button>
        <Button flex="1 1 100%" variant="ghost" onClick={() => void copy('all', all, COPIED_BOTH_MS)}>
          {copied === 'all' ? text.copied : text.copyAll}
        </Button>
      </Flex>
      <Text role="status" srOnly>
        {copied ? text.copied : ''}
      </Text>
      <Button size="lg" onClick={onNoted}>
        {text.enter}
      </Button>
    </VStack>
  )
}

const Hidden = () => (
  <>
    <span aria-hidden>••••••••</span>
    <Box as="span" srOnly>
      {text.hidden}
    </Box>
  </>
)
