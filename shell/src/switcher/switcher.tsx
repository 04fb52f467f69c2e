import { Link } from '@ariane/shared/router'
import { $switched, backToMe, sectionChosen, useStore } from '@ariane/shared/session'
import { Button, EyeIcon, UndoIcon, UsersIcon, VStack } from '@ariane/shared/ui'
import { lazy, Suspense, useState } from 'react'
import { messages } from '../layout/messages.ts'
import { Boundary } from '../remotes/boundary.tsx'
import { useSwitcherText } from './use-switcher-text.ts'

const Chooser = lazy(() => import(/* webpackChunkName: "announcements" */ './chooser.tsx'))

/** Menu of a manager: see the product as a pupil, come back, and manage the pupils. */
export function Switcher() {
  const text = useSwitcherText()
  const switched = useStore($switched)
  const [choosing, setChoosing] = useState(false)
  return (
    <VStack gap="1" align="stretch" mb="3">
      <Button size="sm" px="2" variant="subtle" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <EyeIcon aria-hidden />
        {switched ? text.change : text.choose}
      </Button>
      {switched && (
        <Button size="sm" px="2" variant="outline" onClick={backToMe}>
          <UndoIcon aria-hidden />
          {messages.menu.back}
        </Button>
      )}
      <Button asChild size="sm" px="2" variant="ghost" onClick={sectionChosen}>
        <Link to="/profile/eleves">
          <UsersIcon aria-hidden />
          {text.manage}
        </Link>
      </Button>
      {choosing && (
        <Boundary fallback={() => null}>
          <Suspense fallback={null}>
            <Chooser onClose={() => setChoosing(false)} />
          </Suspense>
        </Boundary>
      )}
    </VStack>
  )
}
