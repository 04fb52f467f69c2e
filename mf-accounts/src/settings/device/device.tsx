import { useAction } from '@ariane/shared/form'
import {
  $installable,
  $keptFor,
  $session,
  install,
  keepMine,
  keepNothing,
  measureKept,
  useStore,
} from '@ariane/shared/session'
import { Box, Button, Notice, Panel, Switch, Text, VStack } from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { formatSize } from '../../data/rules.ts'
import { messages as text } from './messages.ts'

/** Whether this device keeps what its pupil opens, and what that takes. */
export function Device() {
  const session = useStore($session)
  const keptFor = useStore($keptFor)
  const isKept = session.status === 'signedIn' && keptFor?.uid === session.user.uid
  const isInstallable = useStore($installable)
  const [said, say] = useState('')
  const action = useAction('keep', text.failure)
  const size = useSize(isKept && !action.busy)

  const keep = () =>
    action.run(async () => {
      say(text.preparing)
      const done = await keepMine()
      say(done ? text.kept : '')
      if (!done) throw new Error('nothing was kept')
    })
  const free = () =>
    action.run(async () => {
      await keepNothing()
      say(text.freed)
    })

  return (
    <Panel title={text.title}>
      <VStack gap="5" align="stretch">
        <Text color="ink.muted" maxW="prose">
          {text.lead}
        </Text>
        <Switch
          name="keep"
          checked={isKept}
          disabled={action.busy}
          hint={text.hint}
          onChange={on => void (on ? keep() : free())}
        >
          {text.switch}
        </Switch>
        <Notice tone="warning">{text.shared}</Notice>
        <Box role="status" minH="6">
          {said && <Text>{said}</Text>}
        </Box>
        {action.problem && <Notice tone="error">{action.problem}</Notice>}
        {isKept && size !== null && (
          <Box>
            <Text mb="3">{text.room(formatSize(size))}</Text>
            <Button variant="outline" disabled={action.busy} onClick={() => void free()}>
              {text.free}
            </Button>
          </Box>
        )}
        {isInstallable && (
          <Box>
            <Text mb="3">{text.installHint}</Text>
            <Button variant="outline" onClick={() => void install()}>
              {text.install}
            </Button>
          </Box>
        )}
        <Text color="ink.muted" textStyle="sm" maxW="prose">
          {text.ios}
        </Text>
      </VStack>
    </Panel>
  )
}

function useSize(isOn: boolean): number | null {
  const [size, setSize] = useState<number | null>(null)
  useEffect(() => {
    let isGone = false
    if (isOn) void measureKept().then(found => !isGone && setSize(found))
    return () => {
      isGone = true
    }
  }, [isOn])
  return size
}
