import { post } from '#domain/resources/post.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';

/** Posts that people of the tenant hold. wire.md §4 */
export default function PostPage() {
  return <ResourcePage resource={post} columns={['postCode', 'postName', 'category', 'people', 'sort', 'remark']} />;
}
