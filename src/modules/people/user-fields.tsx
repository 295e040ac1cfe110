import Form from 'antd/es/form';
import Input from 'antd/es/input';
import type { ReactNode } from 'react';
import { givenPasswordFault, userLabels } from '#domain/access/user-form.ts';
import type { Words } from '#domain/kernel/words.ts';
import { passwordWords } from '#domain/profile/password.ts';
import { user } from '#domain/resources/user.ts';
import { DictSelect } from '#kit/dict/dict-select.tsx';
import { problemOfField } from '#kit/resource/form-values.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { peopleWords } from './people-words.ts';
import css from './people.module.css';
import { DeptsChoice, PostsChoice, ProjectsChoice, RolesChoice } from './user-choices.tsx';
import type { TextField } from './user-form-values.ts';

interface Props {
  fresh: boolean;
  may: { roles: boolean; projects: boolean };
}

/** The fields of a person, each judged by the rule that the server goes by. spec §5 */
export function UserFields({ fresh, may }: Props) {
  const t = useWords(peopleWords);
  const say = useSay();
  return (
    <>
      <h3 className={css.part}>{t('partAccount')}</h3>
      <TextItem name="account" />
      {fresh && <PasswordItems />}
      <h3 className={css.part}>{t('partPerson')}</h3>
      <div className={css.pair}>
        <TextItem name="realName" />
        <TextItem name="name" />
        <TextItem name="phone" control={<Input autoComplete="off" inputMode="tel" />} />
        <TextItem name="email" control={<Input autoComplete="off" inputMode="email" />} />
        <TextItem name="sex" control={<DictSelect code="sex" />} />
        <TextItem name="birthday" control={<Input type="date" />} />
        <TextItem name="code" />
        <TextItem name="company" />
      </div>
      <h3 className={css.part}>{t('partAccess')}</h3>
      <Form.Item
        name="roleId"
        label={say(userLabels.roleId)}
        required
        extra={!may.roles && t('mayNotRoles')}
        rules={[
          {
            validator: async (_, value: string[] | undefined) => {
              if (!value?.length) throw new Error(say(sharedWords.words.required));
            },
          },
        ]}
      >
        <RolesChoice {...(may.roles ? {} : { disabled: true })} />
      </Form.Item>
      <Form.Item name="projectId" label={say(userLabels.projectId)} extra={!may.projects && t('mayNotProjects')}>
        <ProjectsChoice {...(may.projects ? {} : { disabled: true })} />
      </Form.Item>
      <div className={css.pair}>
        <Form.Item name="deptId" label={say(userLabels.deptId)}>
          <DeptsChoice />
        </Form.Item>
        <Form.Item name="postId" label={say(userLabels.postId)}>
          <PostsChoice />
        </Form.Item>
      </div>
    </>
  );
}

function TextItem({ name, control = <Input autoComplete="off" /> }: { name: TextField; control?: ReactNode }) {
  const say = useSay();
  const field = user.fields[name];
  return (
    <Form.Item
      name={name}
      label={say(field.label)}
      required={field.required ?? false}
      rules={[
        {
          validator: async (_, value: unknown) => {
            const problem = problemOfField(field, value);
            if (problem) throw new Error(say(problem.words, problem.params));
          },
        },
      ]}
    >
      {control}
    </Form.Item>
  );
}

function PasswordItems() {
  const t = useWords(peopleWords);
  const say = useSay();
  const refuse = (words: Words | null) => {
    if (words) throw new Error(say(words));
  };
  return (
    <div className={css.pair}>
      <Form.Item
        name="password"
        label={say(userLabels.password)}
        required
        extra={t('passwordHelp')}
        rules={[{ validator: async (_, value: string | undefined) => refuse(givenPasswordFault(value ?? '')) }]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="password2"
        label={say(userLabels.password2)}
        required
        dependencies={['password']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, value: string | undefined) =>
              refuse((value ?? '') === (getFieldValue('password') ?? '') ? null : passwordWords.differ),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </div>
  );
}
