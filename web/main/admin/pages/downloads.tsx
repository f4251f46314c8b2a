/** The files that runs and exports have produced. */
import { AdminFrame } from '../admin-frame.tsx';
import { FileList } from '../downloads/file-list.tsx';

export default function Downloads() {
  return (
    <AdminFrame crumb="Downloads">
      <FileList />
    </AdminFrame>
  );
}
