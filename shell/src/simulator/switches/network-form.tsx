import { useStore } from '@ariane/shared/session'
import { Button, FormField, HStack, Input, Panel, Select, Switch, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from './messages.ts'
import { $switches, changeSwitches } from './state.ts'
import { FAILURES, type Failure, MAX_LATENCY_MS } from './switches.ts'
import { CALLS } from './transport.ts'

const text = messages.network
const ms = (value: string) => Math.min(MAX_LATENCY_MS, Math.max(0, Number(value) || 0))

/** Switches that apply at once, to the next call. */
export function NetworkForm() {
  const { latency, jitter, offline, errors } = useStore($switches)
  return (
    <Panel title={text.title} level={2}>
      <VStack align="stretch" gap="4">
        <Text textStyle="sm" color="ink.muted">
          {text.hint}
        </Text>
        <HStack gap="4" align="start">
          <FormField label={text.latency}>
            <Input
              type="number"
              min="0"
              step="100"
              value={latency || ''}
              onChange={event => changeSwitches({ latency: ms(event.target.value) })}
            />
          </FormField>
          <FormField label={text.jitter}>
            <Input
              type="number"
              min="0"
              step="100"
              value={jitter || ''}
              onChange={event => changeSwitches({ jitter: ms(event.target.value) })}
            />
          </FormField>
        </HStack>
        <Switch checked={offline} onChange={on => changeSwitches({ offline: on })}>
          {text.offline}
        </Switch>
        <Failing />
        {Object.entries(errors).map(([call, failure]) => (
          <HStack key={call} justify="space-between" wrap="wrap" gap="2">
            <Text textStyle="sm" overflowWrap="anywhere">
              {`${call}\u00a0: ${messages.failures[failure]}`}
            </Text>
            <Button size="sm" variant="outline" onClick={() => changeSwitches({ errors: without(errors, call) })}>
              {text.remove(call)}
            </Button>
          </HStack>
        ))}
      </VStack>
    </Panel>
  )
}

const without = (errors: Readonly<Record<string, Failure>>, call: string) =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== call))

/** Chooses a call of the contract and how it fails. */
function Failing() {
  const [call, setCall] = useState('')
  const [failure, setFailure] = useState<Failure>('500')
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (call) changeSwitches({ errors: { ...$switches.get().errors, [call]: failure } })
      }}
    >
      <VStack align="stretch" gap="4">
        <FormField label={text.call}>
          <Select value={call} onChange={event => setCall(event.target.value)}>
            <option value="">{text.chooseCall}</option>
            {CALLS.map(([name, line]) => (
              <option key={name} value={name}>{`${line} (${name})`}</option>
            ))}
          </Select>
        </FormField>
        <FormField label={text.failure}>
          <Select
            value={failure}
            onChange={event => setFailure(FAILURES.find(one => one === event.target.value) ?? failure)}
          >
            {FAILURES.map(one => (
              <option key={one} value={one}>
                {messages.failures[one]}
              </option>
            ))}
          </Select>
        </FormField>
        <Button type="submit" variant="subtle" disabled={!call} alignSelf="start">
          {text.add}
        </Button>
      </VStack>
    </form>
  )
}
