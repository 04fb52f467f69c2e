import { Button, CheckIcon, Flex, Text } from '@ariane/shared/ui'
import { useId } from 'react'
import { messages } from '../messages.ts'

const text = messages.sheet

type Props = {
  step: 1 | 2 | 3
  busy: boolean
  /** Why the main button is disabled, in a sentence; null when it is not. */
  needs: string | null
  onBack: () => void
  onNext: () => void
  onCreate: () => void
  /** A link to what is missing. */
  help?: { label: string; onClick: () => void } | undefined
}

/** The buttons of the sheet; the reason why the main one is disabled stands beside it. */
export function SheetFooter({ step, busy, needs, onBack, onNext, onCreate, help }: Props) {
  const why = useId()
  const last = step === 3
  return (
    <Flex direction="column" gap="2" w="full" maxW="5xl" mx="auto">
      <Flex gap="3" align="center" justify="flex-end" wrap="wrap">
        <Text id={why} color="ink.muted" textStyle="sm" aria-live="polite">
          {busy ? '' : needs}
        </Text>
        {help && (
          <Button size="sm" variant="ghost" onClick={help.onClick}>
            {help.label}
          </Button>
        )}
      </Flex>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap-reverse">
        <Button variant="outline" px="4" onClick={onBack} disabled={busy}>
          {step === 1 ? text.cancel : text.previous}
        </Button>
        <Button
          px="4"
          ms="auto"
          onClick={last ? onCreate : onNext}
          disabled={busy || needs !== null}
          aria-describedby={needs ? why : undefined}
          aria-busy={busy}
        >
          {last && <CheckIcon aria-hidden />}
          {last ? (busy ? text.creating : text.create) : text.next}
        </Button>
      </Flex>
    </Flex>
  )
}
