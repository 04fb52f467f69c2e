import type { ConsentRow } from '@ariane/shared/contracts/consent-slips'
import { useAction } from '@ariane/shared/form'
import { Button, HStack, Notice, PrinterIcon, SendIcon, showToast, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from '../../messages.ts'
import type { ClassProps } from '../class-props.ts'
import { SlipsOnPaper } from './slips-on-paper.tsx'
import { consentsFailure, fetchOperator, makeSlips, remindPupils } from './store.ts'

const text = messages.consents
type Props = ClassProps & { waiting: readonly ConsentRow[] }
type Made = Omit<Parameters<typeof SlipsOnPaper>[0], 'group'>

/** Makes and prints the slips of those for whom nobody signed yet, and reminds those who have one. */
export function PrepareSlips({ one, waiting, reload }: Props) {
  const [made, setMade] = useState<Made | null>(null)
  const action = useAction('consent slips', consentsFailure)
  const withSlip = waiting.filter(({ slip }) => slip !== null).map(({ userId }) => userId)
  const areMade = withSlip.length === waiting.length

  const prepare = () =>
    action.run(
      async () => {
        const names = new Map(waiting.map(({ userId, fullName }) => [userId, fullName]))
        const [slips, operator] = await Promise.all([makeSlips(one.id, [...names.keys()]), fetchOperator()])
        setMade({ slips: slips.map(slip => ({ ...slip, name: names.get(slip.userId) ?? '' })), operator })
        await reload()
      },
      { at: 'prepare' },
    )
  const remind = () =>
    action.run(
      async () => {
        await remindPupils(one.id, withSlip)
        showToast(text.remindDone(withSlip.length), { tone: 'success' })
        await reload()
      },
      { at: 'remind' },
    )

  return (
    <VStack gap="3" align="stretch">
      {made && made.slips.length > 0 && (
        <Notice
          tone="success"
          title={text.ready(made.slips.length)}
          action={
            <Button size="sm" onClick={() => print()}>
              <PrinterIcon aria-hidden />
              {text.print}
            </Button>
          }
        >
          {text.readyHint}
        </Notice>
      )}
      <HStack gap="3" wrap="wrap">
        <Button
          variant={areMade ? 'outline' : 'solid'}
          loading={action.isBusyAt('prepare')}
          loadingText={text.preparing}
          onClick={() => void prepare()}
        >
          {areMade ? text.again(waiting.length) : text.prepare(waiting.length)}
        </Button>
        {withSlip.length > 0 && (
          <Button
            variant="outline"
            loading={action.isBusyAt('remind')}
            loadingText={text.reminding}
            onClick={() => void remind()}
          >
            <SendIcon aria-hidden />
            {text.remind(withSlip.length)}
          </Button>
        )}
      </HStack>
      {withSlip.length > 0 && (
        <Text color="ink.muted" textStyle="sm">
          {text.remindHint}
        </Text>
      )}
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
      {made && <SlipsOnPaper group={one.name} {...made} />}
    </VStack>
  )
}
