import { VStack } from '@ariane/shared/ui'
import { Archive } from './archive.tsx'
import type { ClassProps } from './class-props.ts'
import { CodePanel } from './code-panel.tsx'
import { Groups } from './groups.tsx'
import { NextYear } from './next-year.tsx'
import { PupilsPanel } from './pupils-panel.tsx'
import { Requests } from './requests.tsx'
import { Teachers } from './teachers.tsx'

/** Who is in a class, and how others come in. */
export function Members({ one, reload }: ClassProps) {
  const isOpen = one.archivedAt === null
  return (
    <VStack gap="6" align="stretch">
      {one.requests.length > 0 && <Requests one={one} reload={reload} />}
      <PupilsPanel one={one} reload={reload} />
      {isOpen && (
        <>
          <CodePanel one={one} reload={reload} />
          <Groups one={one} reload={reload} />
          <Teachers one={one} reload={reload} />
          <NextYear one={one} />
          <Archive one={one} reload={reload} />
        </>
      )}
    </VStack>
  )
}
