import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore'
import { EMAIL } from '../actors.ts'
import { never, rule } from '../table.ts'

const read = (db: Firestore, uid: string) => getDoc(doc(db, 'users', uid))
const change = (db: Firestore, uid: string, fields: object) =>
  updateDoc(doc(db, 'users', uid), { updatedAt: serverTimestamp(), ...fields })

const open = (db: Firestore, change: object = {}, uid = 'newcomer') =>
  setDoc(doc(db, 'users', uid), {
    uid,
    email: EMAIL(uid),
    grade: '6ème',
    isAnonymous: false,
    createdAt: serverTimestamp(),
    roles: ['ROLE_STUDENT'],
    ...change,
  })
export const userCases = [
  ...rule(
    'users get',
    {
      'a person reads her own': as => read(as.lea, 'lea'),
      'a newcomer asks whether there is one': as => read(as.newcomer, 'newcomer'),
      'a linked teacher reads the pupil’s': as => read(as.teacher, 'lea'),
    },
    {
      'a visitor': as => read(as.visitor, 'lea'),
      'another pupil': as => read(as.tom, 'lea'),
      'a teacher without a link': as => read(as.stranger, 'lea'),
      'a pupil, her teacher’s': as => read(as.lea, 'teacher'),
      'a disabled teacher with a link': as => read(as.disabled, 'lea'),
      'a deleted teacher with a link': as => read(as.deleted, 'lea'),
    },
  ),
  ...never('users create', {
    'a newcomer, with every field right': as => open(as.newcomer),
    'a newcomer, as a teacher': as => open(as.newcomer, { roles: ['ROLE_TEACHER'] }),
    'a newcomer, with a follower written in': as => open(as.newcomer, { assignedBy: 'teacher' }),
    'somebody deleted comes back': as => open(as.deleted, {}, 'deleted'),
    'a visitor': as => open(as.visitor),
    'a teacher, for somebody else': as => open(as.stranger),
  }),
  ...never('users update', {
    'her displayed name': as => change(as.lea, 'lea', { displayName: 'Léa Martin' }),
    'her roles': as => change(as.lea, 'lea', { roles: ['ROLE_TEACHER'] }),
    'her grade': as => change(as.lea, 'lea', { grade: '3ème' }),
    'who follows her': as => change(as.lea, 'lea', { assignedBy: 'stranger' }),
    'whether she is anonymous': as => change(as.lea, 'lea', { isAnonymous: true }),
    'who made the account': as => change(as.lea, 'lea', { createdByTeacher: true }),
    'a pupil’s, by her teacher': as => change(as.teacher, 'lea', { displayName: 'Léa' }),
    'somebody else’s': as => change(as.tom, 'lea', { displayName: 'Léa' }),
  }),
  ...never('users list, delete', {
    'a teacher lists everybody': as => getDocs(collection(as.teacher, 'users')),
    'a person deletes her own': as => deleteDoc(doc(as.lea, 'users/lea')),
    'a teacher deletes a pupil’s': as => deleteDoc(doc(as.teacher, 'users/lea')),
  }),
]
