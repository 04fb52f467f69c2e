import { classMemberRoutes, classRoutes } from '@ariane/shared/contracts'
import type { TestApi, TestPerson } from '../../testing/test-api.ts'

/** What a teacher does with classes, in the fewest words. */
export const school = (api: TestApi) => ({
  teacher: (name: string) => api.signUp({ role: 'ROLE_TEACHER', name }),

  open: async (teacher: TestPerson, name = '6e B', grade: '6ème' | '4ème' = '6ème') =>
    (await teacher.call(classRoutes.createClass, { name, grade, schoolYear: 2026 })).data.id,

  read: async (teacher: TestPerson, id: string) => (await teacher.call(classRoutes.readClass, { id })).data,

  /** A pupil asks with the code of the class, and a teacher says yes. */
  async enter(teacher: TestPerson, id: string, pupil: TestPerson) {
    const { code } = (await teacher.call(classMemberRoutes.makeClassCode, { id })).data
    await pupil.call(classMemberRoutes.joinClass, { userId: pupil.uid, code })
    await teacher.call(classMemberRoutes.answerClassRequest, { id, userId: pupil.uid, accept: true })
  },

  async invite(teacher: TestPerson, id: string, other: TestPerson) {
    const { token } = (await teacher.call(classMemberRoutes.inviteTeacher, { id })).data
    return (await other.call(classMemberRoutes.acceptInvitation, { token })).data
  },
})
