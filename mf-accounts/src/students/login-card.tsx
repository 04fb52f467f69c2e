import { PRODUCT } from '@ariane/shared/catalogue'
import { useAction } from '@ariane/shared/form'
import { Box, Button, CopyIcon, HStack, Logo, Notice, PrinterIcon, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import type { Login } from './store.ts'
import { useMessages } from './use-messages.ts'

const COPIED_MS = 2000
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

/** What a pupil needs to sign in, to be copied or printed while the password is known. */
export function LoginCard({ login, onDone }: { login: Login; onDone: () => void }) {
  const text = useMessages().card
  const [copied, setCopied] = useState(false)
  const copying = useAction('copy', text.copyFailure)
  const rows = [
    { label: text.address, value: location.origin },
    { label: text.login, value: login.login },
    { label: text.password, value: login.password },
  ]

  // Copying needs https and a permission; the card can still be printed.
  const copy = () =>
    copying.run(async () => {
      await navigator.clipboard.writeText(rows.map(({ label, value }) => `${label}\u00a0: ${value}`).join('\n'))
      setCopied(true)
      setTimeout(() => setCopied(false), COPIED_MS)
    })

  return (
    <VStack gap="5" align="stretch" maxW="md">
      <Text>{text.lead}</Text>
      <Box borderWidth="1.5px" borderColor="border.strong" borderRadius="l2" p="5" css={onPaper}>
        <HStack gap="3" mb="3">
          <Logo size={28} />
          <Text fontWeight="bold">{`${PRODUCT.name} – ${login.name}`}</Text>
        </HStack>
        <dl>
          {rows.map(({ label, value }) => (
            <Box key={label} py="1">
              <Text as="dt" color="ink.muted" textStyle="sm">
                {label}
              </Text>
              <Text as="dd" fontFamily="mono" fontWeight="bold" textStyle="lg" overflowWrap="anywhere">
                {value}
              </Text>
            </Box>
          ))}
        </dl>
      </Box>
      {copying.problem && <Notice tone="warning">{copying.problem}</Notice>}
      <HStack gap="3" wrap="wrap">
        <Button onClick={onDone}>{text.done}</Button>
        <Button variant="outline" onClick={() => void copy()}>
          <CopyIcon aria-hidden />
          {copied ? text.copied : text.copy}
        </Button>
        <Button variant="outline" onClick={() => print()}>
          <PrinterIcon aria-hidden />
          {text.print}
        </Button>
      </HStack>
      <Text role="status" srOnly>
        {copied ? text.copied : ''}
      </Text>
    </VStack>
  )
}
