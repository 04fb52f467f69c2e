import { Link, Route, Routes, useLocation } from '@ariane/shared/router'
import { Button, EmptyState, Heading, HStack } from '@ariane/shared/ui'
import { findScreens } from '../remotes/find-screens.ts'
import { giveProps } from '../remotes/given-props.tsx'
import { RemoteScreen } from '../remotes/remote-screen.tsx'
import { findScreen } from '../remotes/remotes.ts'
import { routePatterns, simulatorAddress, startAddress } from './address.ts'
import { messages } from './messages.ts'
import { $switches } from './switches/state.ts'
import { ownQuery, withSwitches } from './switches/switches.ts'

/** One screen at its address, with the props that the shell gives it; an address that belongs to another screen is announced as such. */
export function Stage({ id }: { id: string }) {
  const { pathname, search } = useLocation()
  const owners = findScreens(pathname)
  if (!owners.includes(id) && !findScreen(id).fills)
    return <Foreign id={id} owners={owners} address={pathname + (ownQuery(search) && `?${ownQuery(search)}`)} />
  const screen = <RemoteScreen id={id} props={giveProps(findScreen(id).props)} />
  const patterns = routePatterns(id)
  return (
    <Routes>
      {patterns.map(pattern => (
        <Route key={pattern} path={pattern} element={screen} />
      ))}
      <Route path="*" element={<Incomplete pattern={patterns.join(', ')} />} />
    </Routes>
  )
}

function Foreign({ id, owners, address }: { id: string; owners: string[]; address: string }) {
  const text = messages.foreign
  return (
    <EmptyState
      title={<Heading as="h1">{text.title}</Heading>}
      description={text.text(address)}
      action={
        <HStack gap="3" wrap="wrap" justify="center">
          {owners.map(owner => (
            <Button key={owner} asChild>
              <a href={withSwitches(simulatorAddress({ id: owner, address }), $switches.get())}>
                {text.open(findScreen(owner).title)}
              </a>
            </Button>
          ))}
          <Button asChild variant="outline">
            <Link to={startAddress(id)}>{text.back}</Link>
          </Button>
        </HStack>
      }
    />
  )
}

function Incomplete({ pattern }: { pattern: string }) {
  const text = messages.incomplete
  return <EmptyState title={<Heading as="h1">{text.title}</Heading>} description={text.text(pattern)} />
}
