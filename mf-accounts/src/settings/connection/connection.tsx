import { $manager, useStore } from '@ariane/shared/session'
import { VStack } from '@ariane/shared/ui'
import { offersSchool } from '../../school/store.ts'
import { Devices } from './devices.tsx'
import { Factor } from './factor.tsx'
import { SchoolAccount } from './school-account.tsx'

/** Where the user is signed in, and through whom; for adults also the second factor. */
export function Connection() {
  const manager = useStore($manager)
  return (
    <VStack gap="6" align="stretch">
      {manager && <Factor />}
      {offersSchool() && <SchoolAccount />}
      <Devices />
    </VStack>
  )
}
