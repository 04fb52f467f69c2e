import { formatSchoolYear, schoolYear } from '@ariane/shared/catalogue'
import { classRoutes } from '@ariane/shared/contracts/classes'
import { localDay } from '@ariane/shared/dates'
import { call } from '@ariane/shared/http'
import { useNavigate } from '@ariane/shared/router'
import { FormField, Select } from '@ariane/shared/ui'
import { Modal } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from '../messages.ts'
import { classes } from '../store.ts'
import { ClassForm } from './class-form.tsx'

const text = messages.form

/** Creates a class and opens it. */
export function NewClass({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [now] = useState(() => schoolYear(localDay(new Date())))
  const [year, setYear] = useState(now)
  return (
    <Modal title={text.newTitle} onClose={onClose}>
      <ClassForm
        draft="class-new"
        known={{ name: '', grade: '6ème' }}
        isNew
        onCancel={onClose}
        send={async fields => {
          const { data } = await call(classRoutes.createClass, { ...fields, schoolYear: year })
          void classes.reload()
          await navigate(`/classes/${data.id}/eleves`)
        }}
      >
        <FormField label={text.year}>
          <Select value={String(year)} onChange={event => setYear(Number(event.target.value))}>
            {[now, now + 1].map(one => (
              <option key={one} value={one}>
                {formatSchoolYear(one)}
              </option>
            ))}
          </Select>
        </FormField>
      </ClassForm>
    </Modal>
  )
}
