import { ROLES, SCHOOL_GRADES } from '@ariane/shared/catalogue'
import { SCENARIOS } from '@ariane/shared/contracts/simulator'
import { useStore } from '@ariane/shared/session'
import { Button, FormField, HStack, Input, Panel, Select, SimpleGrid } from '@ariane/shared/ui'
import { useState } from 'react'
import { parseClockOffset } from './clock.ts'
import { messages } from './messages.ts'
import { recreateAccount } from './prepare.ts'
import { $switches } from './state.ts'
import { requestedPersona, type Switches, withSwitches } from './switches.ts'
import { readPublishedVersions } from './versions.ts'

const text = messages.account

/** Switches that need another account or other code: the page is opened again with them. */
export function AccountForm({ remote }: { remote: string }) {
  const now = useStore($switches)
  const [next, setNext] = useState<Switches>(now)
  const [wrong, setWrong] = useState(false)
  const set = (change: Partial<Switches>) => setNext({ ...next, ...change })
  const choose = <T extends string>(list: readonly T[], value: string) => list.find(one => one === value) ?? null
  const known = readPublishedVersions().find(({ name }) => name === remote)
  return (
    <Panel title={text.title} level={2}>
      <form
        onSubmit={event => {
          event.preventDefault()
          const clock = next.clock?.trim() || null
          if (clock && parseClockOffset(clock, Date.now()) === null) return setWrong(true)
          // Switches changed in the meantime keep their state.
          const { latency, jitter, offline, errors } = $switches.get()
          const whole = { ...next, clock, latency, jitter, offline, errors }
          location.assign(withSwitches(location.pathname + location.search + location.hash, whole))
        }}
      >
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <FormField label={text.role}>
            <Select value={next.role ?? ''} onChange={event => set({ role: choose(ROLES, event.target.value) })}>
              <option value="">{text.own}</option>
              {ROLES.map(role => (
                <option key={role} value={role}>
                  {messages.roles[role]}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField label={text.grade}>
            <Select
              value={next.grade ?? ''}
              onChange={event => set({ grade: choose(SCHOOL_GRADES, event.target.value) })}
            >
              <option value="">—</option>
              {SCHOOL_GRADES.map(grade => (
                <option key={grade}>{grade}</option>
              ))}
            </Select>
          </FormField>
          <FormField label={text.scenario}>
            <Select
              value={next.scenario ?? ''}
              onChange={event => set({ scenario: choose(SCENARIOS, event.target.value) })}
            >
              <option value="">—</option>
              {SCENARIOS.map(scenario => (
                <option key={scenario} value={scenario}>
                  {messages.scenarios[scenario]}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField label={text.pupil} hint={text.pupilHint}>
            <Input
              type="number"
              min="1"
              value={next.pupil ?? ''}
              onChange={event => set({ pupil: Number(event.target.value) || null })}
            />
          </FormField>
          <FormField label={text.version}>
            <Select value={next.version ?? ''} onChange={event => set({ version: event.target.value || null })}>
              <option value="">{text.everybody(known?.active ?? '')}</option>
              {known?.versions.map(({ version, time }) => (
                <option key={version} value={`${remote}@${version}`}>
                  {text.published(version, time)}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField label={text.clock} hint={text.clockHint} error={wrong && text.clockWrong}>
            <Input value={next.clock ?? ''} onChange={event => set({ clock: event.target.value })} />
          </FormField>
        </SimpleGrid>
        <HStack gap="3" wrap="wrap" mt="4">
          <Button type="submit">{text.apply}</Button>
          {requestedPersona(now) && (
            <Button variant="outline" onClick={() => void recreateAccount()}>
              {text.anew}
            </Button>
          )}
        </HStack>
      </form>
    </Panel>
  )
}
