import { isNewSchoolYear } from '@ariane/shared/catalogue'
import { localDay } from '@ariane/shared/dates'
import { useAction } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import { Link, useLocation } from '@ariane/shared/router'
import { $activeUser, $manager, userData, useStore } from '@ariane/shared/session'
import { Box, Button, HStack, Notice } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages as text } from './messages.ts'

/** Loaded when used, because these schemas serve a few weeks of the year. */
const routes = async () =>
  (await import(/* webpackChunkName: "announcements" */ '@ariane/shared/contracts/school-grade')).schoolGradeRoutes

const grade = userData(async (user, signal) => {
  const { data } = await call((await routes()).readGrade, { userId: user.uid }, { signal })
  return data
})

/**
 * The question of the new school year, on the dashboard, until it is answered. Outside these weeks nothing is fetched.
 */
export function NewSchoolYear() {
  const manager = useStore($manager)
  const { pathname } = useLocation()
  const [season] = useState(() => isNewSchoolYear(localDay(new Date())))
  if (manager || pathname !== '/' || !season) return null
  return <Question />
}

function Question() {
  const loaded = useStore(grade.$data)
  const user = useStore($activeUser)
  // After a failure, the question comes back at the next visit.
  const action = useAction('grade', () => null)
  if (!user || loaded.state !== 'ready' || !loaded.data.newYear || loaded.data.asked) return null
  const current = loaded.data.grade

  const keep = (userId: string) =>
    action.run(async () => grade.set((await call((await routes()).keepGrade, { userId })).data, userId))

  return (
    <Box mb="5">
      <Notice
        tone="info"
        action={
          <HStack gap="2" wrap="wrap">
            <Button size="sm" variant="outline" loading={action.busy} onClick={() => void keep(user.uid)}>
              {text.same(current)}
            </Button>
            <Button asChild size="sm" variant="ghost">
              <Link to="/profile">{text.change}</Link>
            </Button>
          </HStack>
        }
      >
        {text.newYear(current)}
      </Notice>
    </Box>
  )
}
